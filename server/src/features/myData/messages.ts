import { declareMessages } from "../../messages";

export const myDataMessages = declareMessages("myData", {
  oncePerDay: "You already have a copy from today. You can ask for another one tomorrow.",
  noExport: "This copy is not there any more.",
  exportReady: "The copy of your data is ready to download.",
});

import * as texts from "./texts";

/** The places elsewhere that a profile may link to, in the order of the form; icons on a 24 × 24 grid. */
export const socialNetworks = [
  {
    name: "twitter",
    label: texts.twitter,
    icon: "M22 5.9c-.8.4-1.6.6-2.4.7.9-.5 1.5-1.3 1.8-2.3-.8.5-1.7.8-2.6 1a4.1 4.1 0 0 0-7 3.7A11.7 11.7 0 0 1 3.3 4.7a4.1 4.1 0 0 0 1.3 5.5c-.7 0-1.3-.2-1.9-.5 0 2 1.4 3.7 3.3 4.1-.6.2-1.2.2-1.9.1.5 1.6 2 2.8 3.9 2.8A8.3 8.3 0 0 1 2 18.4a11.7 11.7 0 0 0 6.3 1.8c7.6 0 11.9-6.4 11.6-12.2.8-.6 1.5-1.3 2.1-2.1z",
  },
  {
    name: "facebook",
    label: texts.facebook,
    icon: "M14 22v-9h3.2l.5-3.6H14V7.3c0-1 .5-1.7 1.8-1.7H18V2.4h-2.9C11.9 2.4 10.3 4.2 10.3 7v2.4H7V13h3.3v9z",
  },
  {
    name: "youtube",
    label: texts.youtube,
    icon: "M4.5 5h15A2.5 2.5 0 0 1 22 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 16.5v-9A2.5 2.5 0 0 1 4.5 5zM10 8.6v6.8l6-3.4z",
  },
  {
    name: "linkedin",
    label: texts.linkedin,
    icon: "M3.5 9h4v12h-4zM5.5 3a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4zM10 9h3.8v1.7c.6-1.1 1.9-2 3.8-2 3.3 0 4.4 2 4.4 5.2V21h-4v-6.4c0-1.6-.5-2.6-1.9-2.6-1.5 0-2.1 1-2.1 2.7V21h-4z",
  },
  {
    name: "instagram",
    label: texts.instagram,
    icon: "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM7 4a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zM12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM17.3 5.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4z",
  },
] as const;

import { AccountFrame } from "../features/accounts/AccountFrame";
import { RegisterForm } from "../features/accounts/RegisterForm";
import welcome from "../pictures/welcome.svg";
import { useLocation } from "react-router-dom";
import { readInvitation } from "../features/accounts/readInvitation";
import { useSignUpRefusal } from "../features/accounts/useSignUpRefusal";
import { wantsToJoin } from "../features/accounts/wantsToJoin";
import { useHasHydrated } from "../ui/page/useHasHydrated";
import { paths } from "../shared/paths";
import * as texts from "./texts";

const other = { question: texts.haveAccount, label: texts.logIn, to: paths.login };

export function RegisterPage() {
  const { state, hash } = useLocation();
  const invitation = readInvitation(hash);
  const refusal = useSignUpRefusal(invitation !== null);
  const openLead = useHasHydrated() && wantsToJoin(state) ? texts.registerToJoin : texts.registerLead;
  const lead = refusal ? texts.signUpRefused[refusal.why] : openLead;
  return (
    <AccountFrame picture={welcome} title={texts.register} lead={lead} {...(refusal ? {} : { other })}>
      {refusal ? <refusal.View why={refusal.why} /> : <RegisterForm invitation={invitation} />}
    </AccountFrame>
  );
}

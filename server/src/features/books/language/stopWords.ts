const list = `a about above across after again against all almost along already also although always am among an and another any
anybody anyone anything are arent around as at away be became because been before behind being below between both but by came can
cannot cant come comes could couldnt did didnt do does doesnt doing done dont down during each either else enough even ever every everybody
everyone everything few for from further get gets getting given gives go goes going gone got had has hasnt have havent having he hed her here
heres hers herself hes him himself his how hows however i id if ill im in into is isnt it its itself ive just keep kept let lets like likes
made make makes making many may maybe me might mine more most much must my myself neither never no nobody none nor not nothing
now of off often oh on once one ones only onto or other others our ours ourselves out over own per perhaps please put quite rather really
same say says see seem seems seen several shall she shes should shouldnt since so some somebody someone something sometimes somewhere soon still such
take taken takes taking than that thats the their theirs them themselves then there theres these they theyre theyve thing things this those though
through thus to together too took toward towards under until up upon us use used uses using very via want wants was wasnt way ways we well went were
weve what whatever whats when where whether which while who whole whom whose why will with within without wont would wouldnt yet you youd youll your youre
yours yourself youve etc eg ie vs`;

const words = new Set(list.split(/\s+/));

/** Words that say nothing about what a text is about; single Latin letters count as such but for two languages' names. */
export function isStopWord(word: string): boolean {
  return words.has(word) || (/^[a-z]$/.test(word) && word !== "c" && word !== "r");
}

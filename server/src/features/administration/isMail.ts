/** The jobs that send mail have such names: see `defineMail`. */
export const isMail = ({ job }: { job: string }): boolean => job.startsWith("mail-");

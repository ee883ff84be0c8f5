import type { DemoProfile } from "../demoTypes";

interface Person {
  key: string;
  profile: DemoProfile | null;
}

/** Two of three learn something that others here know: a skill of their own subject, and one of another. */
export function withLearning<P extends Person>(people: readonly P[]): P[] {
  return people.map((person, index) => {
    if (!person.profile || (index % 3 === 2 && person.key !== "demo")) return person;
    const { skills, interest } = person.profile;
    const others = people.flatMap(({ profile }) => (profile && profile !== person.profile ? [profile] : []));
    const ofSubject = others.filter((other) => other.interest === interest);
    const ofOthers = others.filter((other) => other.interest !== interest);
    const learning = [ofSubject[(index * 5) % ofSubject.length], ofOthers[(index * 7) % ofOthers.length]]
      .flatMap((other) => other?.skills.find((skill) => !skills.includes(skill)) ?? [])
      .filter((topic, place, all) => all.indexOf(topic) === place);
    return { ...person, profile: { ...person.profile, learning } };
  });
}

import type { Fact } from './fact.ts';

/** "Twenty summers", "three generations": years of work by another name. */
const experience =
  /^(?:generati?on.*|generacion.*|generazion.*|gerac.*|summers?|winters?|sommer.?|etes|hivers|veranos|inviernos|estati|inverni|veroes|invernos|zomers|decad.*)$/;

export const isExperience = ({ word }: Pick<Fact, 'word'>): boolean =>
  word !== undefined && experience.test(word);

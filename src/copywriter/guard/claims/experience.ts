import type { Fact } from './fact.ts';

/** "Twenty summers", "three generations": years of work by another name. */
const experience =
  /^(?:generati?on.*|generacion.*|generazion.*|gerac.*|summers?|winters?|sommer.?|etes|hivers|veranos|inviernos|estati|inverni|veroes|invernos|zomers|decad.*)$/;

export const isExperience = ({ word }: Pick<Fact, 'word'>): boolean =>
  word !== undefined && experience.test(word);

const meetings =
  /^(?:evenings?|nights?|mornings?|lessons?|sessions?|class|classes|visits?|treatments?|workouts?|abend\p{L}*|sitzung\p{L}*|einheiten|kurs\p{L}*|termin\p{L}*|soirs?|soirees?|seances?|cours|lecons?|tardes?|noches?|sesion\p{L}*|clases?|leccion\p{L}*|aulas?|sessoes|sessao|noites?|sere|serate|lezion\p{L}*|sedut\p{L}*|incontr\p{L}*|avond\p{L}*|less?en|les|sessies?|behandeling\p{L}*)$/u;

/** Lessons, evenings, treatments: after so many of them something is promised to happen. */
export const isMeeting = ({ word, upTo }: Pick<Fact, 'word' | 'upTo'>): boolean =>
  !upTo && meetings.test(word ?? '');

import { foldExactly } from '#features/site/understanding/fold-words.ts'
import type { Line } from './lines-of.ts'
import type { Match } from './match-contract.ts'
import { type Cv, fromLine, fromProfile, nothing } from './shown.ts'

/** How CVs call a driving licence, and a forklift. */
const calls = {
  driving: [
    ...[
      'driving licence',
      'driving license',
      'driver licence',
      'driver license',
      "driver's licence",
      "driver's license",
    ],
    ...[
      'driving permit',
      'permis de conduire',
      'permis A',
      'permis B',
      'permis C',
      'permis D',
      'رخصة قيادة',
      'رخصة القيادة',
      'رخصة سياقة',
      'رخصة السياقة',
    ],
    ...['водительские права', 'водительское удостоверение', 'права категории', 'права кат'],
  ],
  forklift: [
    ...['forklift', 'fork lift', 'chariot élévateur', 'cariste', 'رافعة شوكية', 'الرافعة الشوكية', 'رافعات شوكية'],
    ...['погрузчик', 'погрузчика', 'погрузчике', 'вилочный погрузчик', 'вилочного погрузчика'],
  ],
}
const folded = { driving: calls.driving.map(foldExactly), forklift: calls.forklift.map(foldExactly) }

/** Letters that look like the classes, or are written for them. */
const alike: Record<string, string> = { A: 'AАأ', B: 'BВب', C: 'CСج', D: 'DДد' }
const classes = /(?<![\p{L}\p{N}])(?:[A-EАВСДЕ][A-EАВСДЕ1]{0,3}|و?[أبجد])(?![\p{L}\p{N}])/gu
/** A, В and С are words, too, where a sentence begins with them. */
const firstWord = /^\s*[AАВС]\s+(?=[\p{Ll}\d])/u

/** Whether somebody may drive what is asked for: by the profile, a line of the CV that says so, or its personal part. */
export function matchLicence(asked: string, cv: Cv | null, said: readonly string[]): Match {
  if (said.includes(asked)) return { ...nothing('licence', asked, 'met'), shown: fromProfile(asked) }
  const own = cv?.content.personal.driving_licence ?? ''
  const personal: Line[] = own ? [{ number: 0, section: 'head', kind: 'text', text: own, aside: '' }] : []
  const lines = [...personal, ...(cv?.lines.filter(({ section, kind }) => isTelling(section) && kind !== 'name') ?? [])]
  const telling = lines.filter((line) => personal.includes(line) || names(line.text, asked))
  const naming = telling.filter((line) => asked !== 'forklift' || !isOnlyTitle(line))
  const sure = naming.find(({ text }) => (asked === 'forklift' ? names(text, asked) : hasClass(text, asked)))
  const shown = (line: Line) => ({ ...fromLine(line), line: personal.includes(line) ? null : line.number })
  if (sure) return { ...nothing('licence', asked, 'met'), shown: shown(sure) }
  // a licence of a class that is not named may be the one
  const [unclear] = asked === 'forklift' ? [] : naming.filter(({ text }) => !namesAnyClass(text))
  if (unclear) return { ...nothing('licence', asked, 'unknown'), shown: shown(unclear) }
  // who is called by the machine has not said that the licence is missing
  return nothing('licence', asked, cv && (asked !== 'forklift' || telling.length === 0) ? 'not_met' : 'unknown')
}

/** What somebody is called states no licence, unless it says so: "Forklift operator", and "Licensed forklift operator". */
const isOnlyTitle = ({ section, kind, text }: Line) =>
  (kind === 'lead' || (section === 'experience' && kind === 'entry')) && !licensed.test(foldExactly(text))
const licensed = /licen[cs]|permis|caces|certifi|رخص|شهاده|удостоверен|прав/u

/** Whether a line says anything of a licence, or of a forklift. */
export const tellsOfLicence = ({ section, text }: Pick<Line, 'section' | 'text'>): boolean =>
  isTelling(section) && (names(text, 'B') || names(text, 'forklift'))

const isTelling = (section: Line['section']) => section !== 'education' && section !== 'languages'

function names(text: string, asked: string): boolean {
  if (text === '') return false
  const words = ` ${foldExactly(text)} `
  return folded[asked === 'forklift' ? 'forklift' : 'driving'].some((call) => words.includes(` ${call} `))
}

/** A class as a word of its own, `B`, or one of several, `B, C` or `BC`. */
const hasClass = (text: string, asked: string) =>
  classesIn(text).some((word) => [...word].some((letter) => alike[asked]?.includes(letter)))

const namesAnyClass = (text: string) => classesIn(text).length > 0

const classesIn = (text: string) => text.replace(firstWord, ' ').match(classes) ?? []

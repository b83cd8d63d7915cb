import { quoted } from '#features/jobs/job-search/lexemes.ts'
import type { Stems } from '#features/jobs/job-search/stems.ts'
import { type Must, type Way, wayOf } from '#features/jobs/matching/ways.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { type Occupations, occupationsNamed } from '#features/site/understanding/named.ts'
import { lexeme } from '../index/lexemes.ts'
import { asked, say } from '../query/say.ts'
import type { Leaf, Wanted } from '../query/wanted.ts'

/** A thing that is demanded, and how the index is asked for it; of a language which, `en:C1`. */
export type Demand = Must & { said: string | null; spoken: string | null }

/** A language that is asked for in words, and the names it goes by. */
export type Languages = { said: (spoken: string) => string; names: (spoken: string) => readonly string[] }

/** What a search demands, part by part: each part of the query that must be there, skills, and languages. */
export function mustsOf(
  wanted: Wanted | null,
  skills: readonly string[],
  spoken: readonly string[],
  stems: Stems,
  meanings: Occupations,
  languages: Languages,
): Demand[] {
  const textOf = ({ term, spoken: said }: Leaf) =>
    said ? languages.said(said) : term.open ? `${term.text}*` : term.text
  const named = (said: string) =>
    languages.names(said).map((name) => wayOf(foldWords(name).split(' '), stems, { section: 'languages' }))
  const parts = wanted === null ? [] : wanted.kind === 'and' ? wanted.parts : [wanted]
  const musts = parts
    .filter(({ kind }) => kind !== 'not')
    .map((part) => ({
      text: [...new Set(asked(part).map(textOf))].join(' / '),
      ways: asked(part).flatMap(({ as, term, sides, inOrder, spoken: said }) => [
        ...sides.flatMap((words, at) => {
          const how = { phrase: at === 0 ? term.phrase : inOrder, open: term.open }
          return sectionsOf(as).map((section) => wayOf(words, stems, { ...how, section }))
        }),
        ...(said ? named(said) : []),
      ]),
      marksIn: marksOf(asked(part), meanings),
      said: say(part, { place: 'anywhere', stems, page: null }),
      spoken: part.kind === 'leaf' ? part.spoken : null,
    }))
  return [
    ...musts,
    ...skills.map((name) => ({
      text: name,
      ways: [wayOf(foldWords(name).split(' '), stems, { phrase: true })],
      said: quoted(lexeme.skill(foldWords(name))),
      spoken: null,
    })),
    ...spoken.map((one) => ({
      text: languages.said(one),
      ways: named(one),
      said: quoted(lexeme.language(...(one.split(':') as [string, string]))),
      spoken: one,
    })),
  ].filter(({ ways }) => ways.some(({ words }) => words.length > 0))
}

/** Hours are told of work: the name over a CV may have their stem. */
const sectionsOf = (as: Leaf['as']): readonly Way['section'][] =>
  as === 'shift' ? ['summary', 'experience', 'education', 'skills', 'certificates', 'projects'] : [null]

function marksOf(leaves: readonly Leaf[], meanings: Occupations): Must['marksIn'] {
  const keys = new Set(leaves.flatMap(({ meant }) => meant))
  if (keys.size === 0) return () => []
  return (text) =>
    occupationsNamed(text, null, meanings).flatMap((one): [number, number][] =>
      one.keys.some((key) => keys.has(key)) ? [[one.from, one.to]] : [],
    )
}

import type { Stems } from '#features/jobs/job-search/stems.ts'
import { type Must, wayOf } from '#features/jobs/matching/ways.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { type Occupations, occupationsNamed } from '#features/site/understanding/named.ts'
import { asked } from '../query/say.ts'
import type { Leaf, Wanted } from '../query/widen.ts'

type Spoken = { text: string; names: readonly string[] }

/** What a search demands, part by part: each part of the query that must be there, skills, and languages with their names. */
export function mustsOf(
  wanted: Wanted | null,
  skills: readonly string[],
  spoken: readonly Spoken[],
  stems: Stems,
  meanings: Occupations,
  languageSaid: (spoken: string) => string,
): Must[] {
  const textOf = ({ term, spoken: said }: Leaf) => (said ? languageSaid(said) : term.open ? `${term.text}*` : term.text)
  const parts = wanted === null ? [] : wanted.kind === 'and' ? wanted.parts : [wanted]
  const musts = parts
    .filter(({ kind }) => kind !== 'not')
    .map((part) => ({
      text: [...new Set(asked(part).map(textOf))].join(' / '),
      ways: asked(part).flatMap(({ term, sides }) =>
        sides.map((words, at) => wayOf(words, stems, { phrase: at === 0 && term.phrase, open: term.open })),
      ),
      marksIn: marksOf(asked(part), meanings),
    }))
  return [
    ...musts,
    ...skills.map((name) => ({ text: name, ways: [wayOf(foldWords(name).split(' '), stems, { phrase: true })] })),
    ...spoken.map(({ text, names }) => ({
      text,
      ways: names.map((name) => wayOf(foldWords(name).split(' '), stems, { section: 'languages' })),
    })),
  ].filter(({ ways }) => ways.some(({ words }) => words.length > 0))
}

function marksOf(leaves: readonly Leaf[], meanings: Occupations): Must['marksIn'] {
  const keys = new Set(leaves.flatMap(({ meant }) => meant))
  if (keys.size === 0) return () => []
  return (text) =>
    occupationsNamed(text, null, meanings).flatMap((one): [number, number][] =>
      one.keys.some((key) => keys.has(key)) ? [[one.from, one.to]] : [],
    )
}

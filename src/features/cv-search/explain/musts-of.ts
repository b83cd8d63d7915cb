import { foldWords } from '#features/job-search/fold-words.ts'
import type { Stems } from '#features/job-search/stems.ts'
import { asked } from '../query/say.ts'
import type { Wanted } from '../query/widen.ts'

/** One thing that must be in a CV: any of the ways, each some words as the index holds them. */
export type Must = { text: string; ways: readonly Way[] }
export type Way = {
  /** For each word the lexemes it may stand as. */
  words: readonly (readonly string[])[]
  phrase: boolean
  open: boolean
  /** Looked for in these lines only: the name of a language. */
  section: 'languages' | null
}

type Spoken = { text: string; names: readonly string[] }

/** What a search demands, part by part: each part of the query that must be there, skills, and languages with their names. */
export function mustsOf(
  wanted: Wanted | null,
  skills: readonly string[],
  spoken: readonly Spoken[],
  stems: Stems,
): Must[] {
  const parts = wanted === null ? [] : wanted.kind === 'and' ? wanted.parts : [wanted]
  const musts = parts
    .filter(({ kind }) => kind !== 'not')
    .map((part) => ({
      text: [...new Set(asked(part).map(({ term }) => (term.open ? `${term.text}*` : term.text)))].join(' / '),
      ways: asked(part).flatMap(({ term, sides }) =>
        sides.map((words, at) => wayOf(words, stems, { phrase: at === 0 && term.phrase, open: term.open })),
      ),
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

type How = Partial<Pick<Way, 'phrase' | 'open' | 'section'>>

const wayOf = (words: readonly string[], stems: Stems, { phrase = false, open = false, section = null }: How): Way => ({
  words: words.flatMap((word) => {
    const known = stems.get(word)
    return known === null || word === '' ? [] : [[...new Set([word, ...(known ?? []).flat()])]]
  }),
  ...{ phrase, open, section },
})

import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { snippetOf } from './explain.ts'
import type { Line } from './lines-of.ts'
import type { Match } from './match-contract.ts'

export type Cv = { content: CvContent; lines: readonly Line[] }

/** Something asked for, and nothing that shows it. */
export const nothing = (kind: Match['kind'], asked: string, result: Match['result']): Match => ({
  ...{ kind, asked, result },
  shown: null,
  years: null,
  is_more: false,
})

type Mark = [number, number]

/** A line of a CV as it is shown, cut around what counts. */
export const fromLine = (line: Line, marks: Mark[] = []): NonNullable<Match['shown']> => ({
  from: 'cv',
  ...snippetOf({ text: line.text, marks }),
  line: line.number,
})
export const fromProfile = (text: string): NonNullable<Match['shown']> => ({
  ...{ from: 'profile' as const, text },
  ...{ marks: [], line: null },
})

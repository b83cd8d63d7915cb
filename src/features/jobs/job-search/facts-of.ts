import { foldWords } from '#features/site/understanding/fold-words.ts'
import { speaks } from '#features/site/understanding/languages-spoken.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { fieldsOf, isNarrow } from '#features/site/understanding/occupations.ts'
import { likeWork, wordsOfUnread } from '#features/site/understanding/title-words.ts'
import { occupationsIn } from '#features/site/understanding/titles.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import { lexeme, positionLexemes } from './lexemes.ts'
import type { Live, TextOfJob } from './read-live.ts'
import { saysRotation } from './rotation.ts'

/** Benefits that say the same as a box of their own. */
const alsoFacts = ['housing', 'transport', 'relocation', 'visa']
const withoutDegree = ['none', 'primary', 'lower_secondary']

const wordsOf = ({ title, description, responsibilities, requirements }: TextOfJob): string =>
  [title, description, responsibilities, requirements].join(' ')

/** What a job is found by beside its words and its columns, as lexemes. */
export function factsOf(job: Live, texts: readonly TextOfJob[], meanings: Meanings): string[] {
  const facts = [
    ...job.benefits.filter((benefit) => alsoFacts.includes(benefit)),
    ...(job.accommodation ? ['housing'] : []),
    ...(job.transport ? ['transport'] : []),
    ...(job.relocation_support ? ['relocation'] : []),
    ...(texts.some((text) => saysRotation(wordsOf(text))) ? ['rotation'] : []),
    ...job.languages.map(speaks),
    ...(job.degree_code !== null && withoutDegree.includes(job.degree_code) ? ['no_degree'] : []),
  ]
  return [
    ...texts.flatMap(({ title, language }) => titleLexemes(title, toLanguage(language), meanings)),
    ...job.benefits.map(lexeme.benefit),
    ...(job.degree_id ? [lexeme.degree(job.degree_id)] : []),
    ...(job.part_time_code ? [lexeme.shift(job.part_time_code)] : []),
    ...facts.map(lexeme.fact),
    ...job.skills_must.map((skill) => lexeme.asked(foldWords(skill))),
    ...(namesWork(job, texts, meanings) ? [] : [lexeme.unnamed]),
  ]
}

const namesWork = (job: Live, texts: readonly TextOfJob[], meanings: Meanings): boolean =>
  job.position_id !== null ||
  texts.some(({ title, language }) => {
    const { is, inside } = occupationsIn(title, toLanguage(language), meanings)
    return is.length + inside.length > 0
  })

/** What a title says: occupations, the ones inside their names, and type, hours and level. */
export function titleLexemes(title: string, language: Language, meanings: Meanings): string[] {
  const { is, inside, sayings } = occupationsIn(title, language, meanings)
  const said = (kind: string) => sayings.flatMap((one) => (one.kind === kind ? one.value : []))
  const isRead = is.length + inside.length > 0
  return [
    ...(isRead ? [] : tokensOf(title).map(({ key }) => lexeme.unread(key))),
    ...wordsOfUnread(title, language, meanings).map(lexeme.alike),
    ...likeWork(title, language, meanings).map(lexeme.like),
    ...is.flatMap(positionLexemes),
    ...inside.flatMap((id) => [lexeme.inside(id), ...fieldsOf(id).filter(isNarrow).map(lexeme.insideField)]),
    ...said('type').map(lexeme.type),
    ...said('shift').map(lexeme.shift),
    ...said('level').map(lexeme.level),
  ]
}

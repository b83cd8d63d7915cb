import type { Takes } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { GroupDraft, startGroup } from '../../contract.ts'

export type Text = { language: Language; title: string; intro: string; share_text: string }
export type ChosenJob = { id: string; title: string; place: string; state: string }
export type RuleValues = GroupDraft['fields']['rule']

/** A group as it is written on the screen; jobs with what the list shows of them. */
export type GroupValues = Omit<GroupDraft['fields'], 'texts' | 'jobs'> & {
  texts: Text[]
  jobs: ChosenJob[]
  /** Address of the picture that `cover_id` names. */
  cover: string | null
}
export type SetValue = <K extends keyof GroupValues>(name: K, value: GroupValues[K]) => void
export type PartProps = { values: GroupValues; set: SetValue; errorOf: (name: string) => string | undefined }

export const emptyText = (language: Language): Text => ({ language, title: '', intro: '', share_text: '' })

const noRule: RuleValues = {
  position_id: null,
  industry_id: null,
  country_id: null,
  city_id: null,
  workplace: null,
  employment_type: null,
}

export const emptyGroup = (language: Language): GroupValues => ({
  language,
  texts: [emptyText(language)],
  visibility: 'public',
  cover_id: null,
  cover: null,
  picks: 'hand',
  jobs: [],
  rule: noRule,
  opens_on: null,
  ends_on: null,
})

export const valuesOf = ({ fields, jobs, cover }: GroupDraft): GroupValues => ({
  ...fields,
  cover,
  // jobs that a rule finds are not chosen ones
  jobs: fields.picks === 'hand' ? jobs.map(({ id, title, place, state }) => ({ id, title, place, state })) : [],
})

/** A language that was added and never written in is not sent; the first one always is. */
export const fieldsOf = ({ cover: _, jobs, texts, ...values }: GroupValues): Takes<typeof startGroup> => ({
  ...values,
  texts: texts.filter(({ language, title }) => language === values.language || title.trim()),
  jobs: jobs.map(({ id }) => id),
})

import type { ChosenJob } from '#features/jobs/job-groups/ui/editor/group-values.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { DayDraft, startDay } from '../../team-contract.ts'

export type DayText = DayDraft['fields']['texts'][number]
export type DeskValues = DayDraft['fields']['desks'][number]

/** An open day as it is written on the screen; jobs with what the list shows of them. */
export type DayValues = Omit<DayDraft['fields'], 'jobs'> & {
  jobs: ChosenJob[]
  /** Address of the picture that `cover_id` names. */
  cover: string | null
}
export type SetValue = <K extends keyof DayValues>(name: K, value: DayValues[K]) => void
export type PartProps = { values: DayValues; set: SetValue; errorOf: (name: string) => string | undefined }

export const emptyText = (language: Language): DayText => ({
  ...{ language, title: '', intro: '', bring: '', audience: '', directions: '' },
})

export const emptyDesk = (way: DeskValues['way']): DeskValues => ({
  ...{ id: newId(), name: '', way, languages: [], staff: [], hours: {} },
})

export const emptyDay = (language: Language, time_zone: string, country_id: number): DayValues => ({
  ...{ language, texts: [emptyText(language)], kind: 'open_house', way: 'on_site', time_zone, dates: [], country_id },
  ...{ city_id: null, venue: '', address: '', map_url: null, cover_id: null, cover: null, jobs: [], group_id: null },
  ...{ slot_minutes: 15, buffer_minutes: 0, capacity_per_day: null, capacity_per_slot: null, closes_at: null },
  most_inside: null,
  ...{ waiting_list: true, walk_ins: false, parties: false, cv_needed: false, gender: null, nationality_ids: [] },
  ...{ legal_ground: '', permit_number: '', questions: [], desks: [emptyDesk('on_site')] },
})

export const valuesOf = ({ fields, jobs, cover }: DayDraft): DayValues => ({
  ...fields,
  cover,
  jobs: jobs.map(({ id, title, place, state }) => ({ id, title, place, state })),
})

/** A language that was added and never written in is not sent; the first one always is. */
export const fieldsOf = ({ cover: _, jobs, texts, ...values }: DayValues): Takes<typeof startDay> => ({
  ...values,
  texts: texts.filter(({ language, title }) => language === values.language || title.trim()),
  jobs: jobs.map(({ id }) => id),
})

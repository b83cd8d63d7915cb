import { useTranslations } from 'use-intl'
import { KeyValues } from '#ui/basics/key-values.tsx'
import type { JobView } from '../contract.ts'
import { useDay, useListOf } from './job-words.tsx'
import { type JobWords, namesOf } from './read-job-words.ts'
import { Salary } from './salary.tsx'

/** Everything that is a fact about a job, as tiles; what is not known is left out. */
export function JobFacts({ job, words, pay }: { job: JobView; words: JobWords; pay?: boolean }) {
  const t = useTranslations('jobs')
  const list = useListOf()
  const day = useDay()
  const tiles = [
    { key: t('facts.pay'), value: pay && job.salary ? <Salary salary={job.salary} /> : null },
    { key: t('facts.type'), value: list(namesOf(job.employment_types, words.types)) },
    { key: t('facts.workplace'), value: t(`workplaces.${job.workplace}`) },
    { key: t('facts.experience'), value: job.experience ? words.experience[job.experience] : null },
    { key: t('facts.degree'), value: job.degree },
    { key: t('facts.languages'), value: list(job.languages) },
    { key: t('facts.visa'), value: job.visa_support ? t('facts.byEmployer') : null },
    { key: t('facts.start'), value: job.starts_on ? day(job.starts_on) : null },
    { key: t('facts.position'), value: job.position },
    { key: t('facts.industry'), value: job.industry },
    { key: t('facts.places'), value: t('facts.people', { count: job.places_count }) },
    { key: t('facts.answer'), value: t('facts.days', { count: job.answer_days }) },
  ]
  return <KeyValues look="tiles" items={tiles.filter(({ value }) => value)} />
}

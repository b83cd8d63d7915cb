import { useTranslations } from '#platform/browser/intl.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import type { JobView } from '../contract.ts'
import { useDay, useListOf } from './job-words.tsx'
import { type JobWords, namesOf } from './read-job-words.ts'
import { Salary } from './salary.tsx'

const supports = ['relocation_support', 'accommodation', 'transport'] as const

/** Everything that is a fact about a job, as tiles; what is not known is left out. */
export function JobFacts({ job, words, pay }: { job: JobView; words: JobWords; pay?: boolean }) {
  const t = useTranslations('jobs')
  const list = useListOf()
  const day = useDay()
  const tiles = [
    { key: t('facts.pay'), value: pay && job.salary ? <Salary salary={job.salary} /> : null },
    {
      key: t('facts.type'),
      value: list([...namesOf(job.employment_types, words.types), ...(job.part_time ? [job.part_time] : [])]),
    },
    { key: t('facts.workplace'), value: t(`workplaces.${job.workplace}`) },
    { key: t('facts.where'), value: job.places.length > 1 ? list(job.places) : null },
    { key: t('facts.from'), value: list(job.applicant_countries.map(({ name }) => name)) },
    { key: t('facts.experience'), value: job.experience ? words.experience[job.experience] : null },
    { key: t('facts.degree'), value: job.degree },
    { key: t('facts.languages'), value: list(job.languages) },
    { key: t('facts.licences'), value: list(job.licences.map((id) => t(`licences.${id}`))) },
    { key: t('facts.visa'), value: job.visa_support ? t('facts.byEmployer') : null },
    {
      key: t('facts.support'),
      value: list(supports.flatMap((one) => (job[one] ? t(`supports.${one}`) : []))),
    },
    { key: t('facts.start'), value: job.starts_on ? day(job.starts_on) : null },
    { key: t('facts.position'), value: job.position },
    { key: t('facts.industry'), value: job.industry },
    {
      key: t('facts.places'),
      value: job.vacancy === 'pool' ? t('facts.pool') : t('facts.people', { count: job.openings }),
    },
    { key: t('facts.answer'), value: t('facts.days', { count: job.answer_days }) },
  ]
  return <KeyValues look="tiles" items={tiles.filter(({ value }) => value)} />
}

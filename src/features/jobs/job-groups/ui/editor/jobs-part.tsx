import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { ChosenJobs } from './chosen-jobs.tsx'
import type { PartProps } from './group-values.ts'
import { JobFinder } from './job-finder.tsx'
import { Part } from './part.tsx'
import { RulePart } from './rule-part.tsx'

/** Which jobs are in: chosen by hand and put in order, or found by a rule. */
export function JobsPart({ values, set, errorOf }: PartProps) {
  const t = useTranslations('jobGroups.editor.jobs')
  const byHand = values.picks === 'hand'
  const error = errorOf(byHand ? 'jobs' : 'rule')
  return (
    <Part id="jobs" title={t('head')} aside={byHand ? t('count', { count: values.jobs.length }) : null}>
      <RadioGroup
        name="picks"
        label={t('picks')}
        look="cards"
        value={values.picks}
        onChange={(id) => set('picks', id as 'hand' | 'rule')}
        choices={(['hand', 'rule'] as const).map((id) => ({ id, text: t(id), help: t(`${id}Help`) }))}
      />
      {error ? (
        <p className="field-error" id={byHand ? 'f-jobs' : 'f-rule'} tabIndex={-1}>
          {error}
        </p>
      ) : null}
      {byHand ? (
        <>
          <JobFinder chosen={values.jobs} onAdd={(job) => set('jobs', [...values.jobs, job])} />
          <ChosenJobs jobs={values.jobs} onChange={(jobs) => set('jobs', jobs)} />
        </>
      ) : (
        <RulePart rule={values.rule} onChange={(rule) => set('rule', rule)} />
      )}
    </Part>
  )
}

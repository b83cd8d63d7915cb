import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { Switch } from '#ui/fields/choice.tsx'
import { Section, type SectionProps } from './section.tsx'

const GroundLimits = late(async () => (await import('./ground-limits.tsx')).GroundLimits)

/** Gender or nationality may be asked for only where a law allows it and a permit says so; both are shown to applicants. */
export function GroundSection({ values, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.ground')
  const isLimited = values.gender !== null || values.nationality_ids.length > 0 || values.legal_ground !== ''
  const [open, setOpen] = useState(isLimited)
  const toggle = (on: boolean) => {
    setOpen(on)
    if (on) return
    set('gender', null)
    set('nationality_ids', [])
    set('legal_ground', '')
    set('permit_number', '')
  }
  return (
    <Section id="ground">
      <Switch name="limited" value={open || isLimited} onChange={toggle} help={t('help')}>
        {t('limited')}
      </Switch>
      {open || isLimited ? <GroundLimits values={values} set={set} errorOf={errorOf} /> : null}
    </Section>
  )
}

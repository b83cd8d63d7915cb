import { useState } from 'react'
import * as lookups from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Switch } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Section, type SectionProps } from './section.tsx'
import { SeveralField } from './several-field.tsx'

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
      {open || isLimited ? <Limits values={values} set={set} errorOf={errorOf} /> : null}
    </Section>
  )
}

const all = {}

type Ground = Pick<SectionProps['values'], 'gender' | 'nationality_ids' | 'legal_ground' | 'permit_number'>
type LimitsProps = {
  values: Ground
  set: ((name: 'gender', value: number | null) => void) &
    ((name: 'nationality_ids', value: number[]) => void) &
    ((name: 'legal_ground' | 'permit_number', value: string) => void)
  errorOf: SectionProps['errorOf']
}

/** Whom alone one asks for, and the law and permit that allow it. */
export function Limits({ values, set, errorOf }: LimitsProps) {
  const t = useTranslations('jobs.own.editor.ground')
  const genders = useList(lookups.genders, all)
  const nationalities = useList(lookups.nationalities, all)
  return (
    <>
      <ListTrouble lists={[genders, nationalities]} />
      <div className="fields">
        <NativeSelect
          name="gender"
          label={t('gender')}
          optional
          empty={t('any')}
          choices={genders.choices}
          value={values.gender === null ? '' : String(values.gender)}
          onChange={(id) => set('gender', id ? Number(id) : null)}
        />
        <SeveralField
          name="nationality_ids"
          label={t('nationalities')}
          empty={t('add')}
          most={20}
          choices={nationalities.choices}
          value={values.nationality_ids.map(String)}
          onChange={(ids) => set('nationality_ids', ids.map(Number))}
        />
      </div>
      <TextField
        name="legal_ground"
        label={t('law')}
        help={t('lawHelp')}
        required
        maxLength={300}
        error={errorOf('legal_ground')}
        value={values.legal_ground}
        onChange={(law) => set('legal_ground', law)}
      />
      <TextField
        name="permit_number"
        label={t('permit')}
        required
        maxLength={80}
        dir="ltr"
        error={errorOf('permit_number')}
        value={values.permit_number}
        onChange={(permit) => set('permit_number', permit)}
      />
    </>
  )
}

import * as lookups from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { SectionProps } from './section.tsx'
import { SeveralField } from './several-field.tsx'

const all = {}

type Ground = Pick<SectionProps['values'], 'gender' | 'nationality_ids' | 'legal_ground' | 'permit_number'>
type Props = {
  values: Ground
  set: ((name: 'gender', value: number | null) => void) &
    ((name: 'nationality_ids', value: number[]) => void) &
    ((name: 'legal_ground' | 'permit_number', value: string) => void)
  errorOf: SectionProps['errorOf']
}

/** Whom alone one asks for, and the law and permit that allow it. */
export function GroundLimits({ values, set, errorOf }: Props) {
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

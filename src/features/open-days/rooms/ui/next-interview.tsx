import type { RefObject } from 'react'
import { interviewKinds } from '#features/hiring/interviews/rules.ts'
import { TimeChoice } from '#features/hiring/interviews/ui/time-choice.tsx'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { WhereField } from '#features/hiring/interviews/ui/where-field.tsx'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Checkbox, RadioGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { NextInterview } from '../contract.ts'

const lengths = [15, 30, 45, 60, 90]

type Props = {
  value: NextInterview | null
  onChange: (value: NextInterview | null) => void
  errorOf: (field: string) => string | undefined
  /** Around the date that is written by hand. */
  ownBox: RefObject<HTMLDivElement | null>
  /** Whether one was left there when the form was sent, and that it is written on. */
  isLeft: boolean
  onOwn: () => void
}

/** The next interview of whoever sits at the desk: agreed on now, or times of which they pick one later. */
export function NextInterviewFields({ value, onChange, errorOf, ownBox, isLeft, onOwn }: Props) {
  const t = useTranslations('rooms.nextInterview')
  const all = useTranslations('interviews')
  const { zone } = useWhen()
  const me = useSession()?.display.id
  const first: NextInterview = { kind: 'on_site', minutes: 45, zone, slots: [], place: '', link: null, agreed: false }
  const set = <K extends keyof NextInterview>(key: K, to: NextInterview[K]) =>
    value && onChange({ ...value, [key]: to })
  return (
    <>
      <Checkbox name="arrange" help={t('help')} value={value !== null} onChange={(on) => onChange(on ? first : null)}>
        {t('arrange')}
      </Checkbox>
      {value ? (
        <>
          <RadioGroup
            name="kind"
            look="segments"
            label={all('form.kind')}
            value={value.kind}
            onChange={(kind) => set('kind', kind as NextInterview['kind'])}
            choices={interviewKinds.map((id) => ({ id, text: all(`kinds.${id}`) }))}
          />
          <WhereField
            values={{ kind: value.kind, place: value.place ?? '', link: value.link ?? '' }}
            set={(key, words) => set(key, words)}
            errorOf={(field) => errorOf(`interview.${field}`) ?? errorOf(field)}
          />
          <NativeSelect
            name="minutes"
            label={all('form.minutes')}
            choices={lengths.map((count) => ({ id: String(count), text: all('minutes', { count }) }))}
            value={String(value.minutes)}
            onChange={(minutes) => set('minutes', Number(minutes))}
          />
          <TimeChoice
            people={me ? [me] : []}
            minutes={Number(value.minutes)}
            zone={value.zone}
            chosen={value.slots}
            error={errorOf('interview.slots') ?? errorOf('slots')}
            ownBox={ownBox}
            ownError={isLeft ? all('form.left') : undefined}
            onOwn={onOwn}
            onChange={(slots) => onChange({ ...value, slots, agreed: (value.agreed ?? false) && slots.length === 1 })}
          />
          {value.slots.length === 1 ? (
            <Checkbox
              name="agreed"
              help={t('agreedHelp')}
              value={value.agreed ?? false}
              onChange={(on) => set('agreed', on)}
            >
              {t('agreed')}
            </Checkbox>
          ) : null}
        </>
      ) : null}
    </>
  )
}

import type { DayView } from '#features/open-days/open-days/contract.ts'
import { useDayWords } from '#features/open-days/open-days/ui/use-day-words.ts'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { bookParty } from '../contract.ts'

/** A school or a class: who answers for it, who comes, from which half-hour on. */
export function PartyForm({ day }: { day: DayView }) {
  const t = useTranslations('visits.party')
  const words = useDayWords()
  const session = useSession()
  const { language } = useSite()
  const free = day.slots.filter(({ places, taken, team }) => taken < places && isForClass(day, team))
  const keys = [...new Set(free.map(({ date, half }) => `${date} ${half}`))]
  const form = useForm(bookParty, {
    initial: {
      ...{
        school: '',
        name: session?.display.name ?? '',
        email: session?.display.email ?? '',
        phone: '',
        people: '',
        at: keys[0] ?? '',
      },
    },
    toInput: ({ people, at, ...values }) => {
      const [date = '', half = ''] = at.split(' ')
      const names = people.split('\n').map((line) => line.trim())
      return { ...values, day: day.id, lang: language, people: names.filter(Boolean), date, half: Number(half) }
    },
    onDone: ({ data }) => location.assign(`/open-day-ticket/${data.key}`),
  })
  if (keys.length === 0) return <p className="quiet">{t('none')}</p>
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate aria-label={t('label')}>
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      <LooseProblem problem={form.problem} />
      <TextField {...form.field('school')} label={t('school')} maxLength={160} required />
      <div className="fields">
        <TextField {...form.field('name')} label={t('name')} autoComplete="name" required />
        <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" required />
      </div>
      <TextArea {...form.field('people')} label={t('people')} help={t('peopleHelp')} rows={8} required />
      <NativeSelect
        {...form.field('at')}
        label={t('from')}
        help={t('fromHelp')}
        choices={keys.map((key) => {
          const [date = '', half = ''] = key.split(' ')
          return { id: key, text: words.at(date, Number(half)) }
        })}
      />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )
}

/** A class comes to the house where there is one. */
const isForClass = ({ way, teams }: DayView, team: number) =>
  teams.find((one) => one.team === team)?.way === (way === 'online' ? 'online' : 'on_site')

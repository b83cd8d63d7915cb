import { useState } from 'react'
import { useProvenForm } from '#features/people/sign-in/ui/use-proven-form.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { ReasonArea } from '#ui/fields/reason-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { limitPerson, showPerson, type WholePerson } from '../contract.ts'

type Limit = NonNullable<WholePerson['limits']>[number]

/** How often the person may do things within a day, and the way to set it until a date. */
export function PersonLimits({ person }: { person: WholePerson }) {
  const t = useTranslations('persons')
  const format = useFormatter()
  const [chosen, choose] = useState<Limit | null>(null)
  if (!person.limits) return null
  return (
    <section className="stack stack-s">
      <h2>{t('limits.title')}</h2>
      <ul className="rows">
        {person.limits.map((limit) => (
          <li key={limit.what} className="row spread">
            <span className="stack stack-xs">
              <span>{t(`limits.what.${limit.what}`)}</span>
              <span className="small quiet">
                {limit.set ? (
                  <Word tone={limit.set.most < limit.usual ? 'warm' : 'good'}>
                    {t('limits.until', {
                      most: limit.set.most,
                      day: format.dateTime(new Date(limit.set.until), { dateStyle: 'medium', timeZone: 'UTC' }),
                    })}
                  </Word>
                ) : (
                  t('limits.usual', { most: limit.usual })
                )}
              </span>
            </span>
            {person.may_limit ? (
              <Button
                look="text"
                size="s"
                aria-label={t('limits.changeOf', { what: t(`limits.what.${limit.what}`) })}
                onClick={() => choose(limit)}
              >
                {t('limits.change')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {chosen ? <LimitDialog person={person} limit={chosen} onClose={() => choose(null)} /> : null}
    </section>
  )
}

type Props = { person: WholePerson; limit: Limit; onClose: () => void }

function LimitDialog({ person, limit: { what, usual, set }, onClose }: Props) {
  const t = useTranslations('persons')
  const form = useProvenForm(limitPerson, {
    initial: { how: 'own', most: String(set?.most ?? ''), until: set?.until ?? '', reason: '' },
    toInput: ({ how, most, until, reason }) => ({
      ...{ user: person.id, what, reason },
      ...(how === 'usual' ? { most: null } : { most: countFor(most), until: until || null }),
    }),
    onDone() {
      toast.show({ text: t('limits.saved'), tone: 'good' })
      refreshCall(showPerson)
      onClose()
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        onClose={onClose}
        title={t('limits.changeOf', { what: t(`limits.what.${what}`) })}
        about={person.name}
        save={t('limits.save')}
        cancel={t('cancel')}
      >
        <p>{t('limits.help', { usual })}</p>
        {set ? (
          <RadioGroup
            {...form.field('how')}
            label={t('limits.how')}
            choices={[
              { id: 'own', text: t('limits.own') },
              { id: 'usual', text: t('limits.usual', { most: usual }) },
            ]}
          />
        ) : null}
        {form.values.how === 'own' ? (
          <>
            <TextField {...form.field('most')} label={t('limits.most')} inputMode="numeric" required />
            <DateField {...form.field('until')} label={t('limits.lastDay')} />
          </>
        ) : null}
        <ReasonArea {...form.field('reason')} label={t('reason')} help={t('limits.reasonHelp')} />
      </FormDialog>
      {form.dialog}
    </>
  )
}

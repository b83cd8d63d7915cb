import { useMayAsStaff } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { notePerson, showPerson, type WholePerson } from '../contract.ts'

/** What staff wrote of a person, and a place for the next note. */
export function PersonNotes({ user, notes }: { user: string; notes: WholePerson['notes'] }) {
  const t = useTranslations('persons')
  const format = useFormatter()
  const may = useMayAsStaff()
  return (
    <section className="stack stack-s">
      <h2>{t('notes')}</h2>
      {notes.length === 0 ? <p className="quiet">{t('noNotes')}</p> : null}
      <ul className="rows">
        {notes.map(({ id, by, text, at }) => (
          <li key={id} className="stack stack-xs">
            <p dir="auto">{text}</p>
            <p className="small quiet">
              <bdi>{by ?? '–'}</bdi>, {format.dateTime(new Date(at), 'moment')}
            </p>
          </li>
        ))}
      </ul>
      {may('staff.person.act') ? <NoteForm user={user} /> : null}
    </section>
  )
}

function NoteForm({ user }: { user: string }) {
  const t = useTranslations('persons')
  const form = useForm(notePerson, {
    initial: { text: '' },
    toInput: ({ text }) => ({ user, text }),
    onDone() {
      form.set('text', '')
      toast.show({ text: t('noted'), tone: 'good' })
      refreshCall(showPerson)
    },
  })
  return (
    <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} />
      <TextArea {...form.field('text')} label={t('note')} help={t('noteHelp')} rows={3} maxLength={1000} required />
      <div>
        <Button type="submit" size="s" busy={form.sending}>
          {t('addNote')}
        </Button>
      </div>
    </form>
  )
}

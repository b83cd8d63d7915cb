import { useMay, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { addTask, showTeamwork, type Teamwork } from '../team-contract.ts'
import { TaskLine } from './task-line.tsx'
import { useDraftOpen } from './use-draft-open.ts'

type Props = { application: string; team: Teamwork }

/** What somebody of the team has to do about an applicant. */
export function Tasks({ application, team }: Props) {
  const t = useTranslations('pipeline.tasks')
  const may = useMay()('applicant.note')
  const draft = `draft task ${application}`
  const form = useDraftOpen(draft)
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {team.tasks.length === 0 && !form.isOpen ? <p className="small quiet">{t('none')}</p> : null}
      <ul className="stack stack-s">
        {team.tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
      {may && !form.isOpen ? (
        <div>
          <Button size="s" icon="plus" onClick={form.open}>
            {t('add')}
          </Button>
        </div>
      ) : null}
      {form.isOpen ? <TaskForm {...{ application, team, draft }} onClose={form.close} /> : null}
    </section>
  )
}

function TaskForm({ application, team, draft, onClose }: Props & { draft: string; onClose: () => void }) {
  const t = useTranslations('pipeline.tasks')
  const me = useSession()?.display.name
  const form = useForm(addTask, {
    initial: { text: '', assignee: team.team.find(({ name }) => name === me)?.id ?? team.team[0]?.id ?? '', due: '' },
    draft,
    toInput: ({ text, assignee, due }) => ({ application, text, assignee, due_on: due || null }),
    onDone() {
      refreshCall(showTeamwork)
      onClose()
    },
  })
  const { text, assignee, due } = form.values
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) void form.submit()
      }}
    >
      <TextField
        name="task-text"
        label={t('what')}
        maxLength={300}
        value={text}
        onChange={(value) => form.set('text', value)}
        error={form.problem?.message}
      />
      <NativeSelect
        name="task-assignee"
        label={t('who')}
        value={assignee}
        onChange={(value) => form.set('assignee', value)}
        choices={team.team.map(({ id, name }) => ({ id, text: name }))}
      />
      <DateField name="task-due" label={t('due')} optional value={due} onChange={(value) => form.set('due', value)} />
      <div className="row">
        <Button type="submit" look="primary" size="s" busy={form.sending} disabled={!text.trim()}>
          {t('add')}
        </Button>
        <Button look="quiet" size="s" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

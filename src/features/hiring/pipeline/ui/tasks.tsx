import { useState } from 'react'
import { useMay, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { addTask, showTeamwork, type Teamwork } from '../team-contract.ts'
import { TaskLine } from './task-line.tsx'

type Props = { application: string; team: Teamwork }

/** What somebody of the team has to do about an applicant. */
export function Tasks({ application, team }: Props) {
  const t = useTranslations('pipeline.tasks')
  const may = useMay()('applicant.note')
  const [adding, setAdding] = useState(false)
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {team.tasks.length === 0 && !adding ? <p className="small quiet">{t('none')}</p> : null}
      <ul className="stack stack-s">
        {team.tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
      {may && !adding ? (
        <div>
          <Button size="s" icon="plus" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      ) : null}
      {adding ? <TaskForm application={application} team={team} onClose={() => setAdding(false)} /> : null}
    </section>
  )
}

function TaskForm({ application, team, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('pipeline.tasks')
  const me = useSession()?.display.name
  const [text, setText] = useState('')
  const [assignee, setAssignee] = useState(team.team.find(({ name }) => name === me)?.id ?? team.team[0]?.id ?? '')
  const [due, setDue] = useState('')
  const send = useSend(addTask, {
    onDone() {
      refreshCall(showTeamwork)
      onClose()
    },
  })
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) send.mutate({ application, text, assignee, due_on: due || null })
      }}
    >
      <TextField
        name="task-text"
        label={t('what')}
        maxLength={300}
        value={text}
        onChange={setText}
        error={send.error?.message}
      />
      <NativeSelect
        name="task-assignee"
        label={t('who')}
        value={assignee}
        onChange={setAssignee}
        choices={team.team.map(({ id, name }) => ({ id, text: name }))}
      />
      <DateField name="task-due" label={t('due')} optional value={due} onChange={setDue} />
      <div className="row">
        <Button type="submit" look="primary" size="s" busy={send.isPending} disabled={!text.trim()}>
          {t('add')}
        </Button>
        <Button look="quiet" size="s" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useMay } from '#features/session/ui/use-session.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { dropNote, showTeamwork, type Teamwork, writeNote } from '../team-contract.ts'
import { MentionArea } from './mention-area.tsx'

type Props = { application: string; team: Teamwork }

/** What the team writes among itself; the candidate never sees it. */
export function Notes({ application, team: { notes, team } }: Props) {
  const t = useTranslations('pipeline.notes')
  const format = useFormatter()
  const may = useMay()('applicant.note')
  const again = () => refreshCall(showTeamwork)
  const drop = useSend(dropNote, { onDone: again })
  const [text, setText] = useState('')
  const send = useSend(writeNote, {
    onDone() {
      setText('')
      again()
    },
  })
  const mentions = team.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {notes.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
      <ul className="stack stack-s">
        {notes.map(({ id, by, at, text, mine }) => (
          <li key={id} className="team-note">
            <Avatar name={by} size="s" />
            <div className="grow">
              <p className="small quiet">
                <bdi>{by}</bdi>, <time dateTime={at}>{format.dateTime(new Date(at), 'moment')}</time>
              </p>
              <p dir="auto">{text}</p>
            </div>
            {mine ? (
              <IconButton
                icon="trash"
                size="s"
                label={t('drop')}
                onClick={() => drop.mutate({ application, note: id })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {may ? (
        <form
          className="stack stack-s"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim()) send.mutate({ application, text, mentions })
          }}
        >
          <MentionArea
            label={t('write')}
            help={t('help')}
            error={send.error?.message}
            people={team}
            value={text}
            onChange={setText}
          />
          <div>
            <Button type="submit" size="s" icon="note" busy={send.isPending}>
              {t('send')}
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}

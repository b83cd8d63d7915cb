import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useMay } from '#frame/use-session.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import { mentionedIn } from '#ui/fields/use-mentions.tsx'
import { EmojiButton } from '#ui/over/emoji-button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { dropNote, showTeamwork, type Teamwork, writeNote } from '../team-contract.ts'
import { MentionArea } from './mention-area.tsx'

type Props = { application: string; team: Teamwork }

/** What the team writes among itself; the candidate never sees it. */
export function Notes({ application, team: { notes, team } }: Props) {
  const t = useTranslations('pipeline.notes')
  const format = useFormatter()
  const may = useMay()('applicant.note')
  const again = () => refreshCall(showTeamwork)
  const [text, setText] = useState('')
  const send = useSend(writeNote, {
    onDone() {
      setText('')
      again()
    },
  })
  const mentions = mentionedIn(text, team).map(({ id }) => id)
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
            {mine ? <DropNote application={application} note={id} text={text} onDone={again} /> : null}
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
          <div className="cluster">
            <Button type="submit" size="s" icon="note" busy={send.isPending}>
              {t('send')}
            </Button>
            <EmojiButton field={fieldId('team-note')} onChange={setText} />
          </div>
        </form>
      ) : null}
    </section>
  )
}

type DropProps = { application: string; note: string; text: string; onDone: () => void }

function DropNote({ application, note, text, onDone }: DropProps) {
  const t = useTranslations('pipeline.notes')
  const { ask, send, question } = useSureSend(dropNote, { onDone })
  return (
    <>
      <IconButton icon="trash" size="s" label={t('drop')} onClick={ask} />
      <SureDialog {...question} title={t('dropTitle')} go={t('dropGo')} onGo={() => send({ application, note })}>
        <p className="quiet" dir="auto">
          {text}
        </p>
      </SureDialog>
    </>
  )
}

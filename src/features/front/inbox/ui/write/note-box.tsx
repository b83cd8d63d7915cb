import type { FormEvent, KeyboardEvent } from 'react'
import { showTeamwork, writeNote } from '#features/hiring/pipeline/team-contract.ts'
import { MentionArea } from '#features/hiring/pipeline/ui/mention-area.tsx'
import { useNoteDraft } from '#features/hiring/pipeline/ui/use-note-draft.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import { mentionedIn } from '#ui/fields/use-mentions.tsx'
import { EmojiButton } from '#ui/over/emoji-button.tsx'
import { sendsOnEnter } from './sends-on-enter.ts'

type Props = {
  application: string
  /** The tab above it names it. */
  tabbed: boolean
}

/** A note that only the team reads; so that nobody sends it by mistake it looks like nothing else here. */
export default function NoteBox({ application, tabbed }: Props) {
  const t = useTranslations('inbox.write')
  const word = useTranslations('pipeline.notes')
  const [text, write] = useNoteDraft(application)
  const { data } = useCall(showTeamwork, { application })
  const team = data?.data.team ?? []
  const { mutate, isPending, error } = useSend(writeNote, {
    onDone() {
      write('')
      refreshCall(showTeamwork)
    },
  })
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (text.trim() && !isPending) mutate({ application, text, mentions: mentionedIn(text, team).map(({ id }) => id) })
  }
  return (
    <form method="post" className="composer-box" data-note="" onSubmit={save}>
      <MentionArea
        label={t('noteToTeam')}
        bare={tabbed}
        help={word('help')}
        error={error?.message}
        people={team}
        value={text}
        onChange={write}
        onKey={(event) => sendsOnEnter(event) && save(event)}
      />
      <div className="composer-tools">
        <EmojiButton field={fieldId('team-note')} onChange={write} />
        <span className="grow" />
        <Button type="submit" size="s" icon="lock" busy={isPending}>
          {t('saveNote')}
        </Button>
      </div>
    </form>
  )
}

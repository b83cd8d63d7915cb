import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { fieldId } from '#ui/fields/field.tsx'
import { mentionedIn } from '#ui/fields/use-mentions.tsx'
import { EmojiButton } from '#ui/over/emoji-button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { dropNote, showTeamwork, type Teamwork, writeNote } from '../team-contract.ts'
import { MentionArea } from './mention-area.tsx'
import { useNoteDraft } from './use-note-draft.ts'

type Props = { application: string; people: Teamwork['team'] }

/** What the team writes among itself; the candidate never sees it. What was begun waits in the tab, whatever closes. */
export function NoteForm({ application, people }: Props) {
  const t = useTranslations('pipeline.notes')
  const [text, setText] = useNoteDraft(application)
  const send = useSend(writeNote, {
    onDone() {
      setText('')
      refreshCall(showTeamwork)
    },
  })
  const mentions = mentionedIn(text, people).map(({ id }) => id)
  return (
    <form
      method="post"
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
        people={people}
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
  )
}

type DropProps = { application: string; note: string; text: string; onDone: () => void }

/** Takes one's own note back, once asked again. */
export function DropNote({ application, note, text, onDone }: DropProps) {
  const t = useTranslations('pipeline.notes')
  const { ask, send, question } = useSureSend(dropNote, { onDone })
  return (
    <>
      <Button look="text" size="s" icon="trash" onClick={ask}>
        {t('drop')}
      </Button>
      <SureDialog {...question} title={t('dropTitle')} go={t('dropGo')} onGo={() => send({ application, note })}>
        <p className="quiet" dir="auto">
          {text}
        </p>
      </SureDialog>
    </>
  )
}

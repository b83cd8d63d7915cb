import { useCallback, useEffect, useRef } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { keepNote } from '../note-contract.ts'

type Props = {
  at: { day: string; desk: string; visit: string }
  kept: string
  note: string
  onNote: (note: string) => void
}

/** So long after the last letter it is kept, in ms. */
const pause = 800

/** What the desk notes while they talk: kept as it is written, and there again when the talk ends or another desk goes on with it. */
export function DeskNote({ at, kept, note, onNote }: Props) {
  const t = useTranslations('rooms')
  const sent = useRef<string | null>(kept)
  const { mutate } = useSend(keepNote, {
    onProblem({ message }) {
      // tried again with the next letter, or when the field is left
      sent.current = null
      toast.show({ text: message, tone: 'bad' })
    },
  })
  const { day, desk, visit } = at
  const keep = useCallback(() => {
    if (note === sent.current) return
    sent.current = note
    mutate({ day, desk, visit, note })
  }, [note, mutate, day, desk, visit])
  useEffect(() => {
    const timer = setTimeout(keep, pause)
    return () => clearTimeout(timer)
  }, [keep])
  return (
    <TextArea
      name="desk-note"
      label={t('note')}
      help={t('noteHelp')}
      rows={5}
      maxLength={2000}
      optional
      value={note}
      onChange={onNote}
      onBlur={keep}
    />
  )
}

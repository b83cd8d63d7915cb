import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
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
  const sent = useRef(kept)
  const { mutate } = useSend(keepNote, {
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const { day, desk, visit } = at
  useEffect(() => {
    if (note === sent.current) return
    const timer = setTimeout(() => {
      sent.current = note
      mutate({ day, desk, visit, note })
    }, pause)
    return () => clearTimeout(timer)
  }, [note, mutate, day, desk, visit])
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
    />
  )
}

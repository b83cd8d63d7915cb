import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { inviteToDay, listVisits } from '../team-contract.ts'
import { peopleIn } from './people-in.ts'

/** Invites people by email, a line each. */
export function InviteButton({ day }: { day: string }) {
  const t = useTranslations('visits.invite')
  const [isOpen, open] = useState(false)
  const [lines, setLines] = useState('')
  const [words, setWords] = useState('')
  const { people, wrong } = peopleIn(lines)
  const invite = useSend(inviteToDay, {
    onDone({ data }) {
      toast.show({ text: t('done', data), tone: 'good' })
      refreshCall(listVisits)
      setLines('')
      open(false)
    },
    onProblem: ({ message, errors }) => void toast.show({ text: errors[0]?.message ?? message, tone: 'bad' }),
  })
  return (
    <>
      <Button icon="mail" onClick={() => open(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => open(false)}
        title={t('title')}
        footer={
          <Button
            look="primary"
            disabled={people.length === 0}
            busy={invite.isPending}
            onClick={() => invite.mutate({ day, people, words })}
          >
            {t('go', { count: people.length })}
          </Button>
        }
      >
        <div className="stack">
          <TextArea
            name="people"
            label={t('people')}
            help={t('peopleHelp')}
            rows={6}
            value={lines}
            onChange={setLines}
          />
          {wrong.length > 0 ? <Note tone="warm">{t('wrong', { count: wrong.length })}</Note> : null}
          <TextArea
            name="words"
            label={t('words')}
            optional
            rows={3}
            maxLength={600}
            value={words}
            onChange={setWords}
          />
        </div>
      </Dialog>
    </>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { letIn, listMembers } from '../contract.ts'

type Member = Gives<typeof listMembers>['data'][number]

const roles = ['recruiter', 'hiring_manager', 'interviewer', 'content_editor', 'billing', 'analyst', 'admin'] as const
type Role = (typeof roles)[number]

/** Lets somebody in who asked; each role says what it may do. */
export function LetInDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('pages')
  const [role, setRole] = useState<Role>('recruiter')
  const send = useSend(letIn, {
    onDone() {
      onClose()
      refreshCall(listMembers)
      toast.show({ text: t('team.isIn', { name: member.name }), tone: 'good' })
    },
    onProblem: (problem) => toast.show({ text: problem.message || t('team.failed'), tone: 'bad' }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('team.letInWho', { name: member.name })}
      about={member.email ? <bdi>{member.email}</bdi> : null}
      footer={
        <>
          <Button look="primary" busy={send.isPending} onClick={() => send.mutate({ user: member.id, role })}>
            {t('team.letInAs', { role: t(`roles.${role}`) })}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('team.notNow')}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="role"
        label={t('team.asWhat')}
        value={role}
        onChange={(id) => setRole(id as Role)}
        choices={roles.map((id) => ({ id, text: t(`roles.${id}`), help: t(`team.does.${id}`) }))}
      />
    </Dialog>
  )
}

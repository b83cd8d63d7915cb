import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { letIn, type listMembers } from '../contract.ts'
import { RoleChoice, type TeamRole } from './role-choice.tsx'
import { useTeamSend } from './use-team-send.ts'

type Member = Gives<typeof listMembers>['data'][number]

/** Lets somebody in who asked; each role says what it may do. */
export function LetInDialog({ member, mayOwn, onClose }: { member: Member; mayOwn: boolean; onClose: () => void }) {
  const t = useTranslations('pages')
  const [role, setRole] = useState<TeamRole>('recruiter')
  const send = useTeamSend(letIn, t('team.isIn', { name: member.name }), onClose)
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
      <RoleChoice value={role} onChange={setRole} mayOwn={mayOwn} />
    </Dialog>
  )
}

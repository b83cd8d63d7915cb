import { useState } from 'react'
import { ProofDialog } from '#features/people/sign-in/ui/proof-dialog.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { changeMember, type listMembers, removeMember, suspendMember, transferPage } from '../contract.ts'
import { RoleChoice, type TeamRole } from './role-choice.tsx'
import { useTeamSend } from './use-team-send.ts'

export type Member = Gives<typeof listMembers>['data'][number]
type Props = { member: Member; onClose: () => void }

/** Another role for a member. */
export function RoleDialog({ member, mayOwn, onClose }: Props & { mayOwn: boolean }) {
  const t = useTranslations('pages.team')
  const [role, setRole] = useState(member.role as TeamRole)
  const send = useTeamSend(changeMember, t('saved', { name: member.name }), onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('roleTitle', { name: member.name })}
      footer={
        <>
          <Button look="primary" busy={send.isPending} onClick={() => send.mutate({ user: member.id, role })}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <RoleChoice value={role} onChange={setRole} mayOwn={mayOwn} />
    </Dialog>
  )
}

/** Suspending and removing are asked once. */
export function EndDialog({ member, onClose, end }: Props & { end: 'suspend' | 'remove' }) {
  const t = useTranslations('pages.team')
  const { name } = member
  const send = useTeamSend(end === 'suspend' ? suspendMember : removeMember, t('saved', { name }), onClose)
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t(`${end}Title`, { name })}
      go={t(end)}
      keep={t('cancel')}
      busy={send.isPending}
      onGo={() => send.mutate({ user: member.id })}
    >
      <p>{t(`${end}Text`, { name })}</p>
    </SureDialog>
  )
}

/** Giving the page away: whoever does has to prove once more who sits there. */
export function TransferDialog({ member, onClose }: Props) {
  const t = useTranslations('pages.team')
  const { name } = member
  const [proving, setProving] = useState(false)
  const send = useTeamSend(transferPage, t('saved', { name }), onClose, (problem) => {
    if (problem.code !== 'proof_needed') return false
    setProving(true)
    return true
  })
  const give = () => send.mutate({ user: member.id })
  if (proving)
    return (
      <ProofDialog
        onClose={() => setProving(false)}
        onProved={() => {
          setProving(false)
          give()
        }}
      />
    )
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t('transferTitle', { name })}
      go={t('transferGo')}
      keep={t('cancel')}
      busy={send.isPending}
      onGo={give}
    >
      <p>{t('transferText', { name })}</p>
    </SureDialog>
  )
}

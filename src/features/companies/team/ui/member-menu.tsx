import { useState } from 'react'
import { useMay, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'
import { reinstateMember } from '../contract.ts'
import { EndDialog, type Member, RoleDialog, TransferDialog } from './member-dialogs.tsx'
import { RightsDialog } from './rights-dialog.tsx'
import { useTeamSend } from './use-team-send.ts'

/** What may be changed about a member; nothing about oneself, and nothing about owners unless one is one. */
export function MemberMenu({ member, mine }: { member: Member; mine: string }) {
  const t = useTranslations('pages.team')
  const may = useMay()
  const me = useSession()?.display.id
  const [open, setOpen] = useState<string | null>(null)
  const reinstate = useTeamSend(reinstateMember, t('saved', { name: member.name }))
  const owns = mine === 'owner'
  if (!may('page.members') || member.id === me || (member.role === 'owner' && !owns)) return null
  const isGuest = member.role === 'external_recruiter'
  const active = member.state === 'active'
  const entries: MenuEntry[] = [
    ...(isGuest ? [] : [{ id: 'role', text: t('role'), icon: 'users' as const }]),
    ...(member.role === 'owner' || isGuest ? [] : [{ id: 'rights', text: t('rights'), icon: 'shield' as const }]),
    ...(may('page.transfer') && active && !isGuest
      ? [{ id: 'transfer', text: t('transfer'), icon: 'building' as const }]
      : []),
    ...(isGuest ? [] : (['line'] as const)),
    active
      ? { id: 'suspend', text: t('suspend'), icon: 'lock' }
      : { id: 'reinstate', text: t('reinstate'), icon: 'check' },
    { id: 'remove', text: t('remove'), icon: 'x', tone: 'bad' },
  ]
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        label={t('moreFor', { name: member.name })}
        icon="more"
        iconOnly
        entries={entries}
        onChoose={(id) => (id === 'reinstate' ? reinstate.mutate({ user: member.id }) : setOpen(id))}
      />
      {open === 'role' ? <RoleDialog member={member} mayOwn={owns} onClose={close} /> : null}
      {open === 'rights' ? <RightsDialog member={member} onClose={close} /> : null}
      {open === 'transfer' ? <TransferDialog member={member} onClose={close} /> : null}
      {open === 'suspend' || open === 'remove' ? <EndDialog member={member} end={open} onClose={close} /> : null}
    </>
  )
}

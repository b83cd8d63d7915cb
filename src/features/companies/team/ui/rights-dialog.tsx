import './team.css'
import { useState } from 'react'
import { type Capability, capabilityNames, scopeOf } from '#features/companies/pages/role-rules.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { changeMember, type listMembers } from '../contract.ts'
import { useTeamSend } from './use-team-send.ts'

type Member = Gives<typeof listMembers>['data'][number]
type Choice = 'role' | 'allow' | 'deny'

const ownersOnly: readonly Capability[] = ['page.close', 'page.transfer', 'job.bring']
const shown = capabilityNames.filter((capability) => !ownersOnly.includes(capability))

/** What a member may do: by the role, and what is allowed or denied on top. */
export function RightsDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('pages')
  const own = useSession()?.may ?? []
  const [allow, setAllow] = useState<readonly string[]>(member.allow)
  const [deny, setDeny] = useState<readonly string[]>(member.deny)
  const send = useTeamSend(changeMember, t('team.saved', { name: member.name }), onClose)

  const choiceOf = (capability: string): Choice =>
    deny.includes(capability) ? 'deny' : allow.includes(capability) ? 'allow' : 'role'
  const choose = (capability: string, choice: Choice) => {
    const others = (list: readonly string[]) => list.filter((one) => one !== capability)
    setAllow(choice === 'allow' ? [...others(allow), capability] : others(allow))
    setDeny(choice === 'deny' ? [...others(deny), capability] : others(deny))
  }
  const save = () => send.mutate({ user: member.id, allow: allow as Capability[], deny: deny as Capability[] })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('team.rightsTitle', { name: member.name })}
      about={t('team.rightsAbout')}
      footer={
        <>
          <Button look="primary" busy={send.isPending} onClick={save}>
            {t('team.save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('team.cancel')}
          </Button>
        </>
      }
    >
      <ul className="rows rights">
        {shown.map((capability) => (
          <li key={capability}>
            <NativeSelect
              name={capability}
              label={t(`capabilities.${capability}`)}
              value={choiceOf(capability)}
              onChange={(choice) => choose(capability, choice as Choice)}
              choices={choicesFor(capability)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )

  function choicesFor(capability: Capability) {
    const scope = scopeOf(capability, { role: member.role })
    const byRole =
      scope === 'all'
        ? t('team.byRoleYes')
        : scope
          ? t('team.byRoleScope', { scope: t(`scope.${scope}`) })
          : t('team.byRoleNo')
    const mine = own.includes(capability) || member.allow.includes(capability)
    return [
      { id: 'role', text: byRole },
      ...(mine ? [{ id: 'allow', text: t('team.allowed') }] : []),
      { id: 'deny', text: t('team.denied') },
    ]
  }
}

import { useState } from 'react'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { listStaff } from '../contract.ts'
import type { Route } from './+types/staff-screen'
import { ChangeRole } from './change-role.tsx'
import { RoleChanges } from './role-changes.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.role.give')
  return { first: session ? await load(page, listStaff, {}) : undefined }
}

/** `/admin/staff`: who works for the site, in which roles, and changes that wait for another pair of eyes. */
export default function StaffScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('roles')
  useTopic(first ? 'staff:roles' : null)
  const list = useCall(listStaff, {}, { initial: first, enabled: first !== undefined })
  const [changing, change] = useState<Member | 'anybody' | null>(null)
  const data = list.data?.data
  return (
    <ListScreen name="staff-members" title={t('title')} lead={t('lead')} list={list} wide>
      <div className="cluster spread">
        <p className="small quiet">{data?.needs_another ? t('another') : null}</p>
        <Button look="primary" icon="plus" onClick={() => change('anybody')}>
          {t('give')}
        </Button>
      </div>
      <Members members={data?.members ?? []} onChange={change} />
      <RoleChanges changes={data?.changes ?? []} />
      {changing ? <ChangeRole member={changing === 'anybody' ? null : changing} onClose={() => change(null)} /> : null}
    </ListScreen>
  )
}

type Member = Gives<typeof listStaff>['data']['members'][number]

function Members({ members, onChange }: { members: readonly Member[]; onChange: (member: Member) => void }) {
  const t = useTranslations('roles')
  const format = useFormatter()
  return (
    <Table
      caption={t('title')}
      rows={members}
      rowId={({ user }) => user}
      columns={[
        { id: 'member', head: t('member'), names: true, cell: (member) => <Name member={member} /> },
        {
          id: 'roles',
          head: t('rolesHead'),
          folds: true,
          cell: ({ roles }) => <Facts items={roles.map((role) => t(`roles.${role}`))} />,
        },
        {
          id: 'factor',
          head: t('factor'),
          wideOnly: true,
          cell: ({ second_factor }) => (
            <Word tone={second_factor ? 'good' : 'warm'}>{t(second_factor ? 'factorOn' : 'factorOff')}</Word>
          ),
        },
        {
          id: 'seen',
          head: t('seen'),
          wideOnly: true,
          cell: ({ seen_at }) => format.dateTime(new Date(seen_at), 'day'),
        },
        {
          id: 'change',
          head: <span className="sr-only">{t('change')}</span>,
          cell: (member) => (
            <Button size="s" aria-label={t('changeOf', { name: member.name })} onClick={() => onChange(member)}>
              {t('change')}
            </Button>
          ),
        },
      ]}
    />
  )
}

function Name({ member: { name, email, me } }: { member: Member }) {
  const t = useTranslations('roles')
  return (
    <div className="stack stack-xs">
      <span>
        <bdi className="strong">{name}</bdi> {me ? <span className="small quiet">({t('me')})</span> : null}
      </span>
      <bdi className="ltr small quiet clip">{email}</bdi>
    </div>
  )
}

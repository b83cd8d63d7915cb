import { useState } from 'react'
import { type RuleLanguage, ruleLanguages } from '#features/jobs/jobs/word-rules.ts'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { History } from '#ui/lists/history.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listRules, type ScreeningRuleRow } from '../contract.ts'
import type { Route } from './+types/rules-screen'
import { DraftBar } from './draft-bar.tsx'
import { EditRule } from './edit-rule.tsx'
import { RuleTable } from './rule-table.tsx'
import { TryCorpus } from './try-corpus.tsx'
import { TryText } from './try-text.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.rule.edit')
  const { searchParams } = asked.url
  const language: RuleLanguage = ruleLanguages.find((one) => one === searchParams.get('language')) ?? 'en'
  const of = searchParams.get('of') === 'draft' ? ('draft' as const) : ('force' as const)
  const wanted = { of, language }
  return { wanted, first: session ? await load(page, listRules, wanted) : undefined }
}

/** `/admin/screening-rules`: the words the automatic look goes by, their draft, and the bench it is tried on. */
export default function RulesScreen({ loaderData: { first, wanted } }: Route.ComponentProps) {
  const t = useTranslations('screeningRules')
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listRules, wanted, { initial: first, enabled: first !== undefined })
  const [writing, write] = useState<ScreeningRuleRow | 'new' | null>(null)
  const data = list.data?.data
  const isDraft = wanted.of === 'draft' && data?.draft != null
  const at = (some: Partial<typeof wanted>) => `/admin/screening-rules?${new URLSearchParams({ ...wanted, ...some })}`
  return (
    <ListScreen name="screening-rules" title={t('title')} lead={t('lead')} list={list} wide>
      {data ? (
        <>
          {data.draft ? (
            <TabsNav
              label={t('shows')}
              items={[
                { href: at({ of: 'force' }), words: t('show.force', { number: data.in_force }), current: !isDraft },
                { href: at({ of: 'draft' }), words: t('show.draft', { number: data.draft.number }), current: isDraft },
              ]}
            />
          ) : null}
          <DraftBar data={data} />
          <TabsNav
            label={t('language')}
            items={ruleLanguages.map((one) => ({
              ...{ href: at({ language: one }), words: t(`languages.${one}`), current: one === wanted.language },
            }))}
          />
          {isDraft ? (
            <div>
              <Button icon="plus" onClick={() => write('new')}>
                {t('add')}
              </Button>
            </div>
          ) : null}
          <RuleTable rules={data.rules} onEdit={isDraft ? write : null} />
          <TryText of={isDraft ? 'draft' : 'force'} />
          <TryCorpus key={`${data.in_force} ${data.draft?.changes}`} />
          <Versions versions={data.versions} />
        </>
      ) : null}
      {writing ? (
        <EditRule rule={writing === 'new' ? null : writing} language={wanted.language} onClose={() => write(null)} />
      ) : null}
    </ListScreen>
  )
}

type Version = { number: number; note: string; by: string | null; at: string | null }

function Versions({ versions }: { versions: readonly Version[] }) {
  const t = useTranslations('screeningRules')
  const format = useFormatter()
  return (
    <Card title={t('versions')}>
      <History
        label={t('versions')}
        entries={versions.map(({ number, note, by, at }) => ({
          ...{ id: String(number), at: at ?? '', words: t('version', { number }) },
          when: at ? format.dateTime(new Date(at), 'moment') : t('release'),
          ...(note && { said: note }),
          below: by ? (
            <p className="small quiet">
              <bdi>{by}</bdi>
            </p>
          ) : null,
        }))}
      />
    </Card>
  )
}

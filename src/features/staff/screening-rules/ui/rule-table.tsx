import { ruleKinds } from '#features/jobs/jobs/word-rules.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Fold } from '#ui/basics/fold.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Table } from '#ui/lists/table.tsx'
import { dropRule, listRules, type ScreeningRuleRow } from '../contract.ts'
import { Phrase } from './phrase.tsx'

type Props = { rules: readonly ScreeningRuleRow[]; onEdit: ((rule: ScreeningRuleRow) => void) | null }

/** The rules of one language, to be changed where they are a draft's. */
export function RuleTable({ rules, onEdit }: Props) {
  const t = useTranslations('screeningRules')
  const format = useFormatter()
  const drop = useSend(dropRule, {
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listRules)
    },
  })
  if (rules.length === 0) return <Empty icon="list" title={t('none')} />
  const edits = onEdit
    ? [
        {
          id: 'edit',
          head: <span className="sr-only">{t('edit')}</span>,
          cell: (rule: ScreeningRuleRow) => (
            <span className="cluster">
              <Button size="s" aria-label={t('editOf', { phrase: rule.phrase })} onClick={() => onEdit(rule)}>
                {t('edit')}
              </Button>
              <IconButton
                icon="trash"
                size="s"
                label={t('removeOf', { phrase: rule.phrase })}
                onClick={() => drop.mutate({ rule: rule.id })}
              />
            </span>
          ),
        },
      ]
    : []
  const groups = ruleKinds.flatMap((kind) => {
    const own = rules.filter((rule) => rule.kind === kind)
    return own.length > 0 ? [{ kind, own }] : []
  })
  return groups.map(({ kind, own }) => (
    <Fold key={kind} words={t('ofKind', { kind: t(`kinds.${kind}`), count: own.length })}>
      <Table
        caption={t(`kinds.${kind}`)}
        rows={own}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'phrase',
            head: t('phrase'),
            names: true,
            cell: ({ phrase, meaning }) => (
              <div className="stack stack-xs measure">
                <bdi className="strong">{meaning}</bdi>
                <Phrase phrase={phrase} />
              </div>
            ),
          },
          { id: 'does', head: t('does'), folds: true, cell: ({ does }) => t(`doing.${does}`) },
          { id: 'weight', head: t('weight'), wideOnly: true, cell: ({ weight }) => format.number(weight) },
          ...edits,
        ]}
      />
    </Fold>
  ))
}

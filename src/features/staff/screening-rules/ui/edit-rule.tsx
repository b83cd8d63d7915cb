import { type RuleDoes, type RuleKind, type RuleLanguage, ruleDoes, ruleKinds } from '#features/jobs/jobs/word-rules.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addRule, changeRule, listRules, type ScreeningRuleRow } from '../contract.ts'

type Props = { rule: ScreeningRuleRow | null; language: RuleLanguage; onClose: () => void }

/** One rule of the draft, new or changed. */
export function EditRule({ rule, language, onClose }: Props) {
  const t = useTranslations('screeningRules')
  const form = useForm(addRule, {
    initial: {
      kind: rule?.kind ?? ('fee' as RuleKind),
      does: rule?.does ?? ('finds' as RuleDoes),
      phrase: rule?.phrase ?? '',
      weight: String(rule?.weight ?? 10),
      meaning: rule?.meaning ?? '',
    },
    toInput: (values) => ({ ...values, language, weight: values.does === 'finds' ? values.weight : 0 }),
    sendBy: async (input) => {
      if (!rule) return send(addRule, input)
      await send(changeRule, { ...input, rule: rule.id })
      return { success: true as const, data: { id: rule.id } }
    },
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listRules)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(rule ? 'edit' : 'add')}
      about={t(`languages.${language}`)}
      save={t('save')}
      cancel={t('cancel')}
    >
      <TextArea
        {...form.field('phrase')}
        label={t('phrase')}
        help={t('phraseHelp')}
        rows={3}
        dir="auto"
        maxLength={600}
        required
      />
      <NativeSelect
        {...form.field('does')}
        onChange={(id) => form.set('does', id as RuleDoes)}
        label={t('does')}
        choices={ruleDoes.map((id) => ({ id, text: t(`doing.${id}`) }))}
      />
      <NativeSelect
        {...form.field('kind')}
        onChange={(id) => form.set('kind', id as RuleKind)}
        label={t('kind')}
        choices={ruleKinds.map((id) => ({ id, text: t(`kinds.${id}`) }))}
      />
      {form.values.does === 'finds' ? (
        <TextField
          {...form.field('weight')}
          label={t('weight')}
          help={t('weightHelp')}
          inputMode="numeric"
          maxLength={2}
          required
        />
      ) : null}
      <TextField {...form.field('meaning')} label={t('meaning')} maxLength={200} dir="auto" required />
    </FormDialog>
  )
}

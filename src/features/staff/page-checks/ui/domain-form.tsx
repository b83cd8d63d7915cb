import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { askDomain } from '../contract.ts'
import type { Check } from './check-list.tsx'

/** Sends a link to an address at the domain of the website. */
export function DomainForm({ domain, checks }: { domain: string | null; checks: readonly Check[] }) {
  const t = useTranslations('pageChecks.domain')
  const form = useForm(askDomain, {
    initial: { mailbox: '' },
    onDone() {
      toast.show({ text: t('sent'), tone: 'good' })
    },
  })
  if (checks.some(({ what, state }) => what === 'domain' && state === 'verified')) return null
  return (
    <section className="stack" aria-labelledby="domain">
      <h2 id="domain" className="lead">
        {t('title')}
      </h2>
      {domain ? (
        <form method="post" className="stack" onSubmit={form.submit} noValidate>
          <p className="quiet measure">{t.rich('text', { domain: () => <bdi className="ltr">{domain}</bdi> })}</p>
          <LooseProblem problem={form.problem} />
          <TextField
            {...form.field('mailbox')}
            label={t('mailbox')}
            help={t.rich('mailboxHelp', {
              address: () => (
                <bdi className="ltr">
                  {form.values.mailbox || '…'}@{domain}
                </bdi>
              ),
            })}
            dir="ltr"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            required
          />
          <div>
            <Button type="submit" busy={form.sending}>
              {t('go')}
            </Button>
          </div>
        </form>
      ) : (
        <Note>{t('noWebsite')}</Note>
      )}
    </section>
  )
}

import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { saveProfile } from '../contract.ts'
import { AboutSection } from './about-section.tsx'
import { BenefitsSection } from './benefits-section.tsx'
import { ClientsSection } from './clients-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { LinksSection } from './links-section.tsx'
import { PlacesSection } from './places-section.tsx'
import { type Edited, inputOf, type SectionProps, valuesOf } from './profile-values.ts'
import { Conflict, SaveBar } from './save-bar.tsx'
import { useVersion } from './use-version.ts'

/** Everything but pictures; saved as a whole, and never over somebody else's words. */
export function ProfileForm({ first }: { first: Edited }) {
  const t = useTranslations('pageProfile')
  const form = useForm(saveProfile, {
    initial: valuesOf(first),
    toInput: (values) => inputOf(values, version.version),
    onDone({ data }) {
      version.saved(data.version)
      form.set('slug', data.profile.slug)
      toast.show({ text: t('saved'), tone: 'good' })
    },
  })
  const version = useVersion(first.version, form.problem)
  const section: SectionProps = {
    values: form.values,
    errorOf: form.errorOf,
    set(name, value) {
      version.touch()
      form.set(name, value)
    },
  }
  return (
    <form method="post" className="stack stack-xl page-profile" onSubmit={form.submit} noValidate>
      {version.conflict ? <Conflict /> : null}
      <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
      {version.conflict ? null : <LooseProblem problem={form.problem} />}
      <FactsSection {...section} />
      <AboutSection {...section} />
      <PlacesSection {...section} />
      <LinksSection {...section} />
      <BenefitsSection {...section} />
      {form.values.kind === 'agency' || form.values.clients.length > 0 ? <ClientsSection {...section} /> : null}
      <SaveBar dirty={version.dirty} at={version.at} sending={form.sending} />
    </form>
  )
}

import { LegalText } from './legal-text.tsx'

const parts = ['free', 'jobs', 'answers', 'truth', 'ending']

export default function TermsPage() {
  return <LegalText text="terms" parts={parts} />
}

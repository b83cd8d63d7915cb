import { PublicShell } from '#features/session/ui/public-shell.tsx'

export default function LandingPage() {
  return (
    <PublicShell bare>
      <main id="main" data-screen="landing" className="wrap page">
        <h1>Masar</h1>
      </main>
    </PublicShell>
  )
}

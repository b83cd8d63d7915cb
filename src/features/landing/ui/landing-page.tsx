export default function LandingPage() {
  return <main data-screen="landing">Hello</main>
}

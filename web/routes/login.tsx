import { LoginPage } from '../access/login-page.tsx'

export default function LoginRoute() {
  return <LoginPage />
}

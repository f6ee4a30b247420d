import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('screens/public/home.tsx'),
  route('activities', 'screens/public/activities.tsx'),
  route('activities/:slug', 'screens/public/activity.tsx'),
  route('plans', 'screens/plans/plans.tsx'),
  route('payment-success', 'screens/plans/payment-success.tsx'),
  route('about', 'screens/institutional/about.tsx'),
  route('faq', 'screens/institutional/faq.tsx'),
  route('privacy', 'screens/institutional/privacy.tsx'),
  route('terms', 'screens/institutional/terms.tsx'),
  route('cookies', 'screens/institutional/cookies.tsx'),
  route('categories/matematica', 'screens/institutional/category-matematica.tsx'),
  route('login', 'screens/account/login.tsx'),
  route('register', 'screens/account/register.tsx'),
  route('profile', 'screens/account/profile.tsx'),
  route('reset-password', 'screens/account/reset-password.tsx'),
  route('cancel-subscription', 'screens/account/cancel-subscription.tsx'),
  layout('screens/admin/admins-only.tsx', [
    route('admin', 'screens/admin/layout.tsx', [
      index('screens/admin/dashboard.tsx'),
      route('activities', 'screens/admin/activities.tsx'),
      route('activities/import', 'screens/admin/activities-import.tsx'),
      route('users', 'screens/admin/users.tsx'),
      route('users/:id', 'screens/admin/user.tsx'),
      route('audit', 'screens/admin/audit.tsx'),
    ]),
  ]),
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig

/** Header X-Platform. The query wins over everything. Spec: shell §2, api 1.1. */
export const platform = (search: string): 'desktop' | 'mobile' =>
  new URLSearchParams(search).get('platform_type') === 'mobile' ? 'mobile' : 'desktop';

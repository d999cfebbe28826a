try {
  const theme = localStorage.getItem('roundhouse:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}

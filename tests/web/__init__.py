"""The web app in a real Chromium, with a real server behind it."""
